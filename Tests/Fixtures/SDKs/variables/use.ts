// What apps write against the SDK of this folder. It is compiled, not run.
import {
  addOwner, addPets, AddOwnerVariables, allOptional, clear, feed, filtered, Mood, none, optional, Pet_Data, Pet_Key, rename
} from '@dataconnect/variables';
import { useClear, useFeed, useNone } from '@dataconnect/variables/react';

export async function run(ownerId: string): Promise<void> {
  await optional({ required: 'r' });
  await optional({ required: 'r', nullable: null, defaulted: 'd', nullableDefaulted: null, mood: Mood.GLAD, moods: null });
  await allOptional();
  await none({ fetchPolicy: 'PREFER_CACHE' });
  const pets: Pet_Data[] = [{ ownerId, number: 1, name: 'n' }];
  await addPets({ pets });
  const variables: AddOwnerVariables = { owner: { name: 'o', pets_on_owner: [{ number: 2, name: 'm' }] } };
  await addOwner(variables);
  await filtered({ where: { name: { contains: 'a' }, _or: [{ weight: { gt: 1 } }] }, order: [{ name: 'ASC' as never }] });
  const key: Pet_Key = { ownerId, number: 1 };
  await rename({ key, name: null });
  await clear();
  await feed();
  useNone();
  useClear().mutate(undefined);
  useFeed().mutate();
  // @ts-expect-error: what has a default may be left out, but not be null.
  await optional({ required: 'r', defaulted: null });
  // @ts-expect-error: a retired variable is gone.
  await optional({ required: 'r', old: 1 });
  // @ts-expect-error: the owner is given by the row around.
  await addOwner({ owner: { name: 'o', pets_on_owner: [{ number: 2, name: 'm', ownerId }] } });
}
