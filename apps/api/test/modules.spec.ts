/** The modules of the API: one for each feature, and each imports only features that come before it. */
import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { FEATURES } from '../src/app.module.ts';

const partsOf = (feature: object, kind: string): unknown[] => (Reflect.getMetadata(kind, feature) ?? []) as unknown[];

test('each feature imports only features that come before it', () => {
  FEATURES.forEach((feature, at) => {
    const before: readonly unknown[] = FEATURES.slice(0, at);
    const late = partsOf(feature, MODULE_METADATA.IMPORTS).filter((one) => !before.includes(one));
    expect([feature.name, late]).toEqual([feature.name, []]);
  });
});

test('no provider or controller belongs to two features', () => {
  const owners = new Map<unknown, string>();
  for (const feature of FEATURES)
    for (const part of [MODULE_METADATA.PROVIDERS, MODULE_METADATA.CONTROLLERS].flatMap((kind) =>
      partsOf(feature, kind),
    )) {
      const token = (part as { readonly provide?: unknown }).provide ?? part;
      expect([feature.name, owners.get(token) ?? feature.name]).toEqual([feature.name, feature.name]);
      owners.set(token, feature.name);
    }
});

test('services use their own types, not those of the schema', () => {
  const source = fileURLToPath(new URL('../src/', import.meta.url));
  const services = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.service.ts'),
  );
  expect(services.length).toBeGreaterThan(8);
  const ofSchema = services.filter((file) =>
    /from '(?:@nestjs\/graphql|[^']*\.(?:model|input|resolver)\.ts)'/u.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(ofSchema).toEqual([]);
});
