import type { ReactNode } from "react";

import { Band } from "../../ui/band";
import * as styles from "./mission.css";

type MissionProps = { title: string; tagline: string; children: ReactNode };

/** @param children the mission in prose */
export function Mission({ title, tagline, children }: MissionProps) {
  return (
    <Band title={title}>
      <div className={styles.root}>
        {children}
        <p className={styles.tagline}>{tagline}</p>
      </div>
    </Band>
  );
}
