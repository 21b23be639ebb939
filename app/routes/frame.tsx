// Around every page but the not-found page: its route is a child of this one.
import { Outlet } from "@remix-run/react";

import { PageFrame } from "../frame/frame";

export default function FrameRoute() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}
