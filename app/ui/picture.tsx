// An image that reserves its space before it loads, and of which browsers fetch only the size they show.
import type { Image } from "../schema/fields";
import { narrowDrawing } from "../theme/breakpoints";
import { maxWidth } from "../theme/max-widths";
import * as styles from "./picture.css";

interface PictureProps {
  image: Image;
  /** The same image, drawn for narrow screens. */
  narrow?: Image | undefined;
  alt: string;
  /** As the attribute of `<img>`; by default the full width of the column. */
  sizes?: string;
  /** True for images on the first screen, which load before the page's code; the others load as they near the window. */
  isEager?: boolean;
  className?: string | undefined;
}

export function Picture(props: PictureProps) {
  const { image, narrow, alt, sizes = `min(${maxWidth.page}, 100vw)`, className } = props;
  const { src, width, height } = image;
  const img = (
    <img
      alt={alt}
      {...{ src, width, height }}
      className={narrow ? [className, styles.narrow].join(" ") : className}
      loading={props.isEager ? "eager" : "lazy"}
      decoding="async"
      // React 18 knows this attribute in lower case only, its types in mixed case only.
      {...(props.isEager && { fetchpriority: "high" })}
    />
  );
  // Chromium leaks each <picture> that React creates and discards when a click interrupts rendering.
  if (!narrow && !image.sources) return img;
  return (
    <picture>
      {narrow && <Sources image={narrow} sizes={sizes} media={narrowDrawing} />}
      {narrow && (
        <source
          media={narrowDrawing}
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

type SourcesProps = { image: Image; sizes: string; media?: string };

function Sources({ image: { sources = [], width, height }, sizes, media }: SourcesProps) {
  return sources.map(({ type, srcset }) => (
    <source key={type} {...{ type, srcSet: srcset, sizes, media, width, height }} />
  ));
}
