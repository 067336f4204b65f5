import { compatAt, isOnFloor } from '../../../scripts/browsers/compatData.ts';

// A property to delete from the object that these names lead to, from the window on.
interface NewerApi {
  owner: string[];
  key: string;
}

// Names of the platform below a path; the other keys describe behavior.
function namesBelow(path: string): string[] {
  return Object.keys(compatAt(path) ?? {}).filter((key) => /^[A-Za-z]\w*$/.test(key));
}

const newerBelow = (path: string) =>
  namesBelow(path).filter((name) => isOnFloor(`${path}.${name}`) === false);

// The property for an entry of the data.
const propertyName = (key: string) => key.replace(/_static$/, '').replace(/^(\w+)_event$/, 'on$1');

function membersBelow(path: string, owner: string[]): NewerApi[] {
  return newerBelow(path).flatMap((name) => {
    const key = propertyName(name);
    const onPrototype = { owner: [...owner, 'prototype'], key };
    if (name.endsWith('_static')) return [{ owner, key }];
    // The language data does not distinguish static members.
    return path.startsWith('api.') ? [onPrototype] : [onPrototype, { owner, key }];
  });
}

function globalsBelow(path: string, owner: string[]): NewerApi[] {
  return [
    ...newerBelow(path).map((name) => ({ owner, key: propertyName(name) })),
    ...namesBelow(path).flatMap((name) => membersBelow(`${path}.${name}`, [...owner, name])),
  ];
}

// Every API of the platform that is newer than the browser floor, by browser-compat-data.
export const newerApis: NewerApi[] = [
  ...globalsBelow('api', []),
  ...newerBelow('api.Window').map((name) => ({ owner: [], key: propertyName(name) })),
  ...globalsBelow('javascript.builtins', []),
  ...globalsBelow('javascript.builtins.Intl', ['Intl']),
];

/** Deletes the APIs of the list and their attributes, as an init script. */
export function deleteApis(apis: NewerApi[]): void {
  for (const { owner, key } of apis) {
    let object: unknown = window;
    for (const name of owner) object = object ? Reflect.get(Object(object), name) : undefined;
    if (object) Reflect.deleteProperty(Object(object), key);
  }
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    if (name !== 'popover') setAttribute.call(this, name, value);
  };
}
