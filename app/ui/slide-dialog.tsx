// A slide as large as the window allows, in a dialog above the page.
import { useEffect, useId, useRef } from "react";

import type { Slide } from "../schema/pages";
import * as action from "./action.css";
import { cluster } from "./layout.css";
import { Picture } from "./picture";
import { text } from "./text";
import * as styles from "./slide-dialog.css";

interface SlideDialogProps {
  slide: Slide;
  /** The words on the button. */
  close: string;
  onClose: () => void;
}

/** Opens at once. Esc closes it, the button, and a click outside; then the browser gives the focus back. */
export function SlideDialog({ slide, close, onClose }: SlideDialogProps) {
  const { title, image, narrow, alt } = slide;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  /** Where the mouse went down: a selection of words may end on the backdrop. */
  const pressed = useRef<EventTarget>();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- for keys there is Esc
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={styles.root}
      onPointerDown={({ target }) => (pressed.current = target)}
      // The dialog itself is clicked on its backdrop only: its content covers it.
      onClick={({ target, currentTarget }) =>
        target === currentTarget && pressed.current === target && currentTarget.close()
      }
      onClose={onClose}
    >
      <div className={`${cluster} ${styles.titleBar}`}>
        <h2 id={id} className={styles.title}>
          {text(title)}
        </h2>
        <button
          type="button"
          className={action.variant.secondary}
          onClick={() => dialog.current?.close()}
        >
          {close}
        </button>
      </div>
      <Picture
        image={image}
        narrow={narrow}
        alt={alt}
        sizes="100vw"
        isEager
        className={styles.image}
      />
    </dialog>
  );
}
