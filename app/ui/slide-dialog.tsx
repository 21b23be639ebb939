// A slide as large as the window allows, in a dialog above the page.
import { useEffect, useId, useRef } from "react";

import type { Slide } from "../schema/pages";
import * as action from "./action.css";
import { Picture } from "./picture";
import { Text } from "./text";
import { Title } from "./title";
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
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- for keys there is Esc
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={styles.root}
      // The dialog itself is clicked on its backdrop only: its content covers it.
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      onClose={onClose}
    >
      <div className={styles.head}>
        <div id={id} className={styles.title}>
          <Title level="h2">
            <Text>{title}</Text>
          </Title>
        </div>
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
