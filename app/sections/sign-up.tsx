import { useState, type FormEvent } from "react";

import type { Page } from "../schema/pages";
import * as action from "../ui/action.css";
import { Section } from "../ui/section";
import { notPrinted } from "../ui/layout.css";
import * as styles from "./sign-up.css";

/**
 * Shows the sign-up form, which sends nothing: its input has no name, and method "dialog" outside a
 * dialog makes no request.
 */
export function SignUp({ title, lead, ...form }: NonNullable<Page<"home">["signup"]>) {
  const [isAnswered, setIsAnswered] = useState(false);
  const answer = (event: FormEvent) => {
    event.preventDefault();
    setIsAnswered(true);
  };
  return (
    <div className={notPrinted}>
      <Section title={title} lead={lead} tone="highlight" layout="beside">
        <form method="dialog" className={styles.form} onSubmit={answer}>
          <label htmlFor="signUpEmail" className={styles.label}>
            {form.label}
          </label>
          <input
            id="signUpEmail"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            inputMode="email"
            spellCheck={false}
            placeholder={form.placeholder}
            aria-describedby="signUpNote"
            // Screen readers say a status again only after it was gone.
            onInput={() => setIsAnswered(false)}
            className={styles.field}
          />
          <button type="submit" className={action.variant.primary}>
            {form.button}
          </button>
          <p id="signUpNote" className={styles.note}>
            {form.note}
          </p>
          <p role="status" className={styles.status}>
            {isAnswered && form.status}
          </p>
          <noscript>
            <p className={styles.status}>{form.status}</p>
          </noscript>
        </form>
      </Section>
    </div>
  );
}
