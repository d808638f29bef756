/**
 * Types for the params of a route that shows one entry, so that a link to an entry that does not exist is a type error.
 * They say nothing about an address that a visitor types: the loader finds out whether that entry exists.
 */
export const typedParams = <Params extends Record<string, string>>() => ({
  parse: (params: Record<keyof Params, string>) => params as Params,
  stringify: (params: Params): Record<keyof Params, string> => params,
})
