/** Settings of sharp; AVIF's effort 4 would take six times as long. */
export const RASTER_FORMATS = {
  "image/avif": { format: "avif", extension: "avif", options: { quality: 55, effort: 2 } },
  "image/webp": { format: "webp", extension: "webp", options: { quality: 78 } },
  "image/jpeg": { format: "jpeg", extension: "jpg", options: { quality: 80, mozjpeg: true } },
  "image/png": { format: "png", extension: "png", options: { compressionLevel: 9 } },
} as const;

// Don't fail on warnings, because some phones write JPEGs with them.
export const DECODING = { failOn: "error", limitInputPixels: false } as const;

export type RasterType = keyof typeof RASTER_FORMATS;

/** Says what is wrong with an image, after "the file …". */
export class ImageError extends Error {}

export const SAVE_AS_JPEG = "save it as JPEG";

/** Tells whether pictures of a media type are published. */
export function isRasterType(mediaType: string | undefined): mediaType is RasterType {
  return mediaType !== undefined && Object.hasOwn(RASTER_FORMATS, mediaType);
}

export function isImageName(name: string): boolean {
  return isDrawingName(name) || /\.(png|jpe?g|webp|avif)$/i.test(name);
}

export function isDrawingName(name: string): boolean {
  return /\.svg$/i.test(name);
}
