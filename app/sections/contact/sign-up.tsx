// The sign-up form. The address stays in the field: an input without a name is not submitted, and a form
// with method "dialog" outside a dialog makes no request, with or without JavaScript.
import { useId, useState, type FormEvent } from "react";

import type { Page } from "../../schema/pages";
import * as action from "../../ui/action.css";
import { Band } from "../../ui/band";
import * as styles from "./contact.css";

export function SignUp({ title, lead, ...form }: Page<"home">["signup"]) {
  const id = useId();
  const [isAnswered, setIsAnswered] = useState(false);
  const answer = (event: FormEvent) => {
    event.preventDefault();
    setIsAnswered(true);
  };
  return (
    <Band title={title} lead={lead} tone="light" layout="beside">
      <form method="dialog" className={styles.form} onSubmit={answer}>
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
        <button type="submit" className={action.variant.primary}>
          {form.button}
        </button>
        <p id={`${id}-note`} className={styles.formNote}>
          {form.note}
        </p>
        <p role="status" className={styles.status}>
          {isAnswered && form.status}
        </p>
        <noscript>
          <p className={styles.status}>{form.status}</p>
        </noscript>
      </form>
    </Band>
  );
}
