/** Makes a value once in a process; each build loads this module again. */
export function makeOnce<T extends object>(name: string, make: () => T): T {
  const key = Symbol.for(`site.${name}`);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the same function made it
  const value = (Reflect.get(globalThis, key) as T | undefined) ?? make();
  Reflect.set(globalThis, key, value);
  return value;
}
