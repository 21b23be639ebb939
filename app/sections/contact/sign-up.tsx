// The sign-up form. The address stays in the field: an input without a name is not submitted, and a form
// with method "dialog" outside a dialog makes no request, with or without JavaScript. Before the page's code runs, or without
// it, CSS shows the same answer; the code announces it.
import { useId, useState, type FormEvent } from "react";

import type { Page } from "../../schema/pages";
import * as action from "../../ui/action.css";
import { Band } from "../../ui/band";
import * as styles from "./sign-up.css";

export function SignUp({ title, lead, ...form }: Page<"home">["signup"]) {
  const id = useId();
  const [isAnswered, setIsAnswered] = useState(false);
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
          {!isAnswered && (
            <p hidden className={styles.plainStatus}>
              {form.status}
            </p>
          )}
          <p role="status">{isAnswered ? form.status : ""}</p>
        </div>
      </form>
    </Band>
  );
}
