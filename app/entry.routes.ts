// Every route of this build in one module: a click needs no request, and none can fail after a later deploy.
import files from "virtual:route-modules";

import * as root from "./root";

type RouteModule = (typeof window.__remixRouteModules)[string];

/** All routes by their ids, such as `routes/investors`. */
export const routeModules: Record<string, RouteModule> = {
  root,
  ...Object.fromEntries(
    Object.entries(files).map(([file, module]) => [
      file.slice("/app/".length, -".tsx".length),
      module,
    ]),
  ),
};
