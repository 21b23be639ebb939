import { site, useSiteLanguage } from "../site";
import { SiteLink } from "../ui/link";
import { Text } from "../ui/text";
import * as styles from "./banner.css";

/** A line above the top bar of every page, while `site.mdx` has one. */
export function Banner() {
  const { banner } = site;
  const lang = useSiteLanguage();
  if (!banner) return null;
  const text = <Text>{banner.text}</Text>;
  return (
    <aside lang={lang} className={styles.root}>
      <p className={styles.text}>{banner.to ? <SiteLink to={banner.to}>{text}</SiteLink> : text}</p>
    </aside>
  );
}
