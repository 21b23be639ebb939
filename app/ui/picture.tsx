// An image whose place is known before its bytes are there.
import { narrow as narrowScreen } from "../theme/breakpoints";

interface ImageFile {
  src: string;
  width: number;
  height: number;
}

interface PictureProps {
  image: ImageFile;
  /** The same picture, drawn for narrow screens. */
  narrow?: ImageFile;
  alt: string;
  /** True for what is on the screen at once; the rest waits until it comes near. */
  isEager?: boolean;
  className?: string;
}

export function Picture({ image, narrow, alt, isEager = false, className }: PictureProps) {
  const { src, width, height } = image;
  return (
    <picture>
      {narrow && <source media={narrowScreen} srcSet={narrow.src} width={narrow.width} height={narrow.height} />}
      <img src={src} width={width} height={height} alt={alt} className={className} loading={isEager ? "eager" : "lazy"} decoding="async" />
    </picture>
  );
}
