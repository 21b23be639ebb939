// Every route in one module: a click needs no request, and none can fail after a later deploy.
import * as root from "./root";

type RouteModule = (typeof window.__remixRouteModules)[string];

const files = import.meta.glob<RouteModule>("./routes/*.tsx", { eager: true });

/** All routes by their ids, such as `routes/investors`. */
export const routeModules: Record<string, RouteModule> = {
  root,
  ...Object.fromEntries(
    Object.entries(files).map(([file, module]) => [
      file.slice("./".length, -".tsx".length),
      module,
    ]),
  ),
};
