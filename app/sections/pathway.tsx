import type { ReactNode } from "react";

import type { Page } from "../schema/pages";
import * as band from "../ui/band.css";
import { Text } from "../ui/text";
import * as styles from "./pathway.css";

type PathwayProps = Page<"drug-pipeline">["hero"] & { children: ReactNode };

/** The opening of the pipeline, with its prose beside the headline. @param children the prose on the pathway */
export function Pathway({ headline, lead, children }: PathwayProps) {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <h1>
          <Text>{headline}</Text>
        </h1>
        <p className={band.lead}>
          <Text>{lead}</Text>
        </p>
      </div>
      {children}
    </div>
  );
}
