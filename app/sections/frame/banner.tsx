import { SiteLink } from "../../ui/link";
import { useLanguages, useSite } from "../site";
import * as styles from "./banner.css";

/** A line above the top bar of every page, while `site.mdx` has one. */
export function Banner() {
  const { banner } = useSite();
  const { site: lang } = useLanguages();
  if (!banner) return null;
  return (
    <aside lang={lang} className={styles.root}>
      <p className={styles.text}>
        {banner.to ? <SiteLink to={banner.to}>{banner.text}</SiteLink> : banner.text}
      </p>
    </aside>
  );
}
