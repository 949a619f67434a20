/** The modules of the API: a module for each feature, and each imports only from those that come before it. */
import 'reflect-metadata';
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
