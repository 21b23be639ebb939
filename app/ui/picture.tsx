// An image whose place is known before its bytes are there, and of which a browser fetches no more than it shows.
import type { Image } from "../schema/fields";
import { narrow as narrowScreen } from "../theme/breakpoints";
import { measure } from "../theme/measures";

interface PictureProps {
  image: Image;
  /** The same picture, drawn for narrow screens. */
  narrow?: Image;
  alt: string;
  /** How wide it is shown, as in the attribute of this name; the page's whole measure unless said. */
  sizes?: string;
  /** True for what is on the screen at once; the rest waits until it comes near. */
  isEager?: boolean;
  className?: string;
}

export function Picture({
  image,
  narrow,
  alt,
  sizes = `min(${measure.page}, 100vw)`,
  isEager = false,
  className,
}: PictureProps) {
  const { src, width, height } = image;
  const img = (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      className={className}
      loading={isEager ? "eager" : "lazy"}
      decoding="async"
    />
  );
  // Chromium keeps each <picture> that React makes and throws away when a click interrupts its work.
  if (!narrow && !image.sources) return img;
  return (
    <picture>
      {narrow && <Sources image={narrow} sizes={sizes} media={narrowScreen} />}
      {narrow && (
        <source
          media={narrowScreen}
          srcSet={narrow.src}
          width={narrow.width}
          height={narrow.height}
        />
      )}
      <Sources image={image} sizes={sizes} />
      {img}
    </picture>
  );
}

function Sources({
  image: { sources = [], width, height },
  sizes,
  media,
}: {
  image: Image;
  sizes: string;
  media?: string;
}) {
  return sources.map(({ type, srcset }) => (
    <source
      key={type}
      type={type}
      srcSet={srcset}
      sizes={sizes}
      media={media}
      width={width}
      height={height}
    />
  ));
}
