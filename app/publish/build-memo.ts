// Vite evaluates its configuration, and all that it imports, once for each of a build's parts: client and server.

/**
 * A value that all parts of one process share.
 * @param name tells it from others
 * @param make runs for the first that asks
 */
export function shared<T extends object>(name: string, make: () => T): T {
  const key = Symbol.for(`site.${name}`);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- whatever stands under this name was made by the same function
  const known = Reflect.get(globalThis, key) as T | undefined;
  const value = known ?? make();
  Reflect.set(globalThis, key, value);
  return value;
}
