// The layout of every page except the not-found page.
import { Outlet } from "@remix-run/react";

import { PageFrame } from "../frame/frame";

export default function FrameRoute() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}
