// The sign-up form. The address stays in the field: an input without a name is not submitted, and a form
// with method "dialog" outside a dialog makes no request, with or without JavaScript. Before the page's code runs, or without
// it, CSS shows the same answer, which stays; the code announces it.
import { useEffect, useId, useRef, useState, type FormEvent } from "react";

import type { Page } from "../../schema/pages";
import * as action from "../../ui/action.css";
import { Band } from "../../ui/band";
import * as styles from "./sign-up.css";

export function SignUp({ title, lead, ...form }: Page<"home">["signup"]) {
  const id = useId();
  const [isReady, setIsReady] = useState(false);
  const [isAnswered, setIsAnswered] = useState(false);
  const plain = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    setIsAnswered(plain.current?.checkVisibility?.() ?? false);
    setIsReady(true);
  }, []);
  const answer = (event: FormEvent) => {
    event.preventDefault();
    setIsAnswered(true);
  };
  return (
    <Band title={title} lead={lead} tone="light" layout="beside">
      <form method="dialog" className={styles.root} onSubmit={answer}>
        <label htmlFor={id} className={styles.label}>
          {form.label}
        </label>
        <input
          id={id}
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          placeholder={form.placeholder}
          aria-describedby={`${id}-note`}
          className={styles.field}
        />
        <button type="submit" className={action.rank.first}>
          {form.button}
        </button>
        <p id={`${id}-note`} className={styles.note}>
          {form.note}
        </p>
        <div className={styles.status}>
          {!isReady && (
            <p ref={plain} hidden className={styles.plainStatus}>
              {form.status}
            </p>
          )}
          <p role="status">{isAnswered ? form.status : ""}</p>
        </div>
      </form>
    </Band>
  );
}
