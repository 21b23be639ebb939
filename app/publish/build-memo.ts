/** Makes a value once, because Vite loads its configuration for each build of a process. */
export function shared<T extends object>(name: string, make: () => T): T {
  const key = Symbol.for(`site.${name}`);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the same function made it
  const value = (Reflect.get(globalThis, key) as T | undefined) ?? make();
  Reflect.set(globalThis, key, value);
  return value;
}
