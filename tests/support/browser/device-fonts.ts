// The fonts that a device has, by configurations of fontconfig, which finds them for browsers on Linux.
import { fileURLToPath } from "node:url";

/** Configurations of fontconfig, by the device that they stand for. */
export const DEVICE_FONTS = {
  none: fileURLToPath(new URL("../fonts/none.conf", import.meta.url)),
  android: fileURLToPath(new URL("../fonts/android.conf", import.meta.url)),
};
