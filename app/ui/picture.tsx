import type { Image } from "../schema/fields";
import { narrowDrawing } from "../theme/breakpoints";
import { sizesOf } from "../theme/max-widths";
import * as styles from "./picture.css";

interface PictureProps {
  image: Image;
  narrow?: Image | undefined;
  alt: string;
  /** By default, the width of the page's column. */
  sizes?: string;
  /** Others load as they near the window. */
  isEager?: boolean;
  className?: string | undefined;
}

/** Shows an image, which reserves its space before it loads, in the size that is shown. */
export function Picture(props: PictureProps) {
  const { image, narrow, alt, sizes = sizesOf("page"), className } = props;
  const { src, width, height } = image;
  const img = (
    <img
      alt={alt}
      src={src}
      width={width}
      height={height}
      className={narrow ? [className, styles.narrow].join(" ") : className}
      loading={props.isEager ? "eager" : "lazy"}
      decoding="async"
      // React 18 knows `fetchpriority` only, its types `fetchPriority` only.
      {...(props.isEager && { fetchpriority: "high" })}
    />
  );
  // Chromium leaks each <picture> that React discards.
  if (!narrow && !image.sources) return img;
  return (
    <picture>
      {narrow && <Sources image={narrow} sizes={sizes} media={narrowDrawing} />}
      <Sources image={image} sizes={sizes} />
      {img}
    </picture>
  );
}

type SourcesProps = { image: Image; sizes: string; media?: string };

/** Offers the formats of an image; with `media`, also the file that every browser can show. */
function Sources({ image, sizes, media }: SourcesProps) {
  const { src, sources = [], width, height } = image;
  const files = media ? [...sources, { type: undefined, srcset: src }] : sources;
  return files.map(({ type, srcset }) => (
    <source
      key={srcset}
      type={type}
      srcSet={srcset}
      sizes={sizes}
      media={media}
      width={width}
      height={height}
    />
  ));
}
