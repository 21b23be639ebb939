// The image formats that the site publishes: the names of their files, their media types and how they are encoded.

/**
 * Formats made of pixels, by media type; the options are sharp's. AVIF at effort 2 took a sixth of the time of sharp's
 * default of 4, for files up to a third larger at 2400 pixels and no larger at 480 (noise of 24 megapixels).
 */
export const RASTER_FORMATS = {
  "image/avif": { format: "avif", extension: "avif", options: { quality: 55, effort: 2 } },
  "image/webp": { format: "webp", extension: "webp", options: { quality: 78 } },
  "image/jpeg": { format: "jpeg", extension: "jpg", options: { quality: 80, mozjpeg: true } },
  "image/png": { format: "png", extension: "png", options: { compressionLevel: 9 } },
} as const;

/** How sharp reads pictures. Some phones write JPEGs with warnings, which open everywhere; truncated files are errors. */
export const DECODING = { failOn: "error", limitInputPixels: false } as const;

export type RasterType = keyof typeof RASTER_FORMATS;

/** What is wrong with the bytes of an image: a line for each fault, the rest of a sentence that begins "the file …". */
export class ImageError extends Error {}

/** The fix for a format of cameras and scanners. */
export const SAVE_AS_JPEG = "save it as JPEG";

/** Whether the site can publish pictures of this media type. */
export function isRasterType(mediaType: string | undefined): mediaType is RasterType {
  return mediaType !== undefined && Object.hasOwn(RASTER_FORMATS, mediaType);
}

/** Whether a file's name is that of an image, a drawing or a picture. */
export function isImageName(name: string): boolean {
  return isDrawingName(name) || /\.(png|jpe?g|webp|avif)$/i.test(name);
}

/** Whether a file's name is that of an SVG. */
export function isDrawingName(name: string): boolean {
  return /\.svg$/i.test(name);
}
