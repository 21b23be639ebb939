// Slides in a strip that scrolls and snaps, before and after hydration and without JavaScript. Buttons and arrow keys
// scroll it (APG, carousel pattern).
import { useState, type MouseEvent } from "react";

import type { Page, Slide } from "../schema/pages";
import { widestCondition } from "../theme/breakpoints";
import { maxWidth } from "../theme/max-widths";
import * as styles from "./carousel.css";
import { Picture } from "./picture";
import { isPlainClick } from "./plain-click";
import { SlideDialog } from "./slide-dialog";
import { Text } from "./text";
import { Title, type TitleLevel } from "./title";
import { useCarousel } from "./use-carousel";

/** Two thirds of the page where the text is beside the slide; see carousel.css.ts. */
const SIZES = `${widestCondition} min(${maxWidth.page} * 2 / 3, 60vw), 100vw`;

interface CarouselProps {
  /** What screen readers call the slides. */
  label: string;
  slides: Slide[];
  labels: Page<"site">["labels"]["slides"];
  /** Of the slides' titles. */
  level?: TitleLevel | undefined;
}

export function Carousel({ label, slides, labels, level }: CarouselProps) {
  const { track, current, isReady, show } = useCarousel(slides.length);
  const [opened, setOpened] = useState<Slide>();
  const nameOf = (index: number) =>
    labels.position.replace("{n}", String(index + 1)).replace("{total}", String(slides.length));
  const buttonTo = (index: number) => ({
    type: "button" as const,
    className: styles.button,
    // Not `disabled`: a button that disables itself drops the focus (WCAG 2.4.3).
    "aria-disabled": index < 0 || index >= slides.length,
    onClick: () => show(index),
  });

  return (
    <div role="group" aria-roledescription="carousel" aria-label={label} className={styles.columns}>
      <div className={isReady ? styles.controls : styles.pendingControls}>
        <button aria-label={labels.previous} {...buttonTo(current - 1)}>
          <Arrow />
        </button>
        <button aria-label={labels.next} {...buttonTo(current + 1)}>
          <Arrow className={styles.forward} />
        </button>
        <p role="status" className={styles.position}>
          {nameOf(current)}
        </p>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard, also where code does not arrive (WCAG 2.1.1) */}
      <div ref={track} className={styles.track} tabIndex={0}>
        {slides.map((slide, index) => (
          <div
            key={slide.title}
            id={`slide-${index + 1}`}
            role="group"
            aria-roledescription="slide"
            aria-label={nameOf(index)}
            className={styles.slide}
          >
            <SlideContent
              {...slide}
              open={labels.open}
              onOpen={() => setOpened(slide)}
              level={level}
            />
          </div>
        ))}
      </div>
      {opened && (
        <SlideDialog slide={opened} close={labels.close} onClose={() => setOpened(undefined)} />
      )}
    </div>
  );
}

interface SlideContentProps extends Slide {
  open: string;
  onOpen: () => void;
  level: TitleLevel | undefined;
}

function SlideContent(props: SlideContentProps) {
  const { title, image, narrow, alt, text, open, onOpen, level } = props;
  const openHere = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <>
      <Picture image={image} narrow={narrow} alt={alt} sizes={SIZES} className={styles.image} />
      <div className={styles.caption}>
        <Title level={level}>
          <Text>{title}</Text>
        </Title>
        <p>
          <Text>{text}</Text>
        </p>
        <a href={image.src} className={narrow ? styles.openWide : styles.open} onClick={openHere}>
          {open}
          <span className={styles.visuallyHidden}>: {title}</span>
        </a>
      </div>
    </>
  );
}

function Arrow({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      className={className}
    >
      <path d="M15 4 7 12l8 8" />
    </svg>
  );
}
