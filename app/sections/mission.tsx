import type { ReactNode } from "react";

import type { Page } from "../schema/pages";
import { Section } from "../ui/band";
import { Text } from "../ui/text";
import * as styles from "./mission.css";

type MissionProps = Page<"about-us">["mission"] & { children: ReactNode };

/** @param children the mission in prose */
export function Mission({ title, tagline, children }: MissionProps) {
  return (
    <Section title={title}>
      <div className={styles.root}>
        {children}
        <p className={styles.tagline}>
          <Text>{tagline}</Text>
        </p>
      </div>
    </Section>
  );
}
