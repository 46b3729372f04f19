/**
 * Returns a function that calls `load` once for each key, and shares the result. After a failure, the next call loads
 * again.
 */
export function loadOnce<Input, Result>(
  load: (input: Input) => Promise<Result>,
  keyOf: (input: Input) => unknown = (input) => input,
): (input: Input) => Promise<Result> {
  const loading = new Map<unknown, Promise<Result>>();
  return (input) => {
    const key = keyOf(input);
    const known = loading.get(key);
    if (known) return known;
    const result = load(input);
    loading.set(key, result);
    result.catch(() => loading.delete(key));
    return result;
  };
}
