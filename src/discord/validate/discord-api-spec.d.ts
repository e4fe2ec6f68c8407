declare module 'discord-api-spec/zod' {
  import type { $ZodTypes } from 'zod/v4/core';

  const schemas: Readonly<Record<string, $ZodTypes>>;
  export = schemas;
}
