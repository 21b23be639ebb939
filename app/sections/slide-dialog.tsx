import { useEffect, useRef, type ReactNode } from "react";

import type { Slide } from "../schema/pages";
import * as action from "../ui/action.css";
import { cluster } from "../ui/layout.css";
import { Picture } from "../ui/picture";
import { stepForKey } from "./use-carousel";
import * as styles from "./slide-dialog.css";

interface SlideDialogProps {
  slide: Slide;
  close: string;
  onClose: () => void;
  onStep: (step: -1 | 1) => void;
  children: ReactNode;
}

/**
 * Shows a slide as large as the window allows. Esc, the button and a click outside close the dialog; arrow keys go to the
 * other slides.
 */
export function SlideDialog({ slide, close, onClose, onStep, children }: SlideDialogProps) {
  const { title, image, narrow, alt } = slide;
  const dialog = useRef<HTMLDialogElement>(null);
  // Don't close it when a selection of words ends on the backdrop.
  const pressed = useRef<EventTarget>();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for keys there is Esc
    <dialog
      ref={dialog}
      aria-label={title}
      className={styles.root}
      onPointerDown={({ target }) => (pressed.current = target)}
      // Only a click on the backdrop has the dialog itself as its target.
      onClick={({ target, currentTarget }) =>
        target === currentTarget && pressed.current === target && currentTarget.close()
      }
      onKeyDown={({ nativeEvent }) => {
        const step = stepForKey(nativeEvent);
        if (step !== 0) onStep(step);
      }}
      onClose={onClose}
    >
      <Picture
        image={image}
        narrow={narrow}
        alt={alt}
        sizes="100vw"
        isEager
        className={styles.image}
      />
      <div className={`${cluster} ${styles.bar}`}>
        <button
          type="button"
          className={`${action.variant.secondary} ${styles.close}`}
          onClick={() => dialog.current?.close()}
        >
          {close}
        </button>
        {children}
      </div>
    </dialog>
  );
}
