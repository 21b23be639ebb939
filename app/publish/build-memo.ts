/**
 * A value that both builds of a process share: Vite evaluates its configuration, and all that it imports, twice.
 * @param name distinguishes it from others
 * @param make runs at the first call
 */
export function shared<T extends object>(name: string, make: () => T): T {
  const key = Symbol.for(`site.${name}`);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the value of this name was made by the same function
  const value = (Reflect.get(globalThis, key) as T | undefined) ?? make();
  Reflect.set(globalThis, key, value);
  return value;
}
