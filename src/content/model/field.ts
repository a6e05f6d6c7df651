import { type DataPath, isRecord } from "./record";

interface Common {
  /** The label defaults to the field's name. */
  readonly label?: string | undefined;
  readonly description?: string;
  readonly optional?: boolean;
}

/** Limits the value of a number, the length of text, or the number of items in a list. */
interface Range {
  readonly min?: number;
  readonly max?: number;
}

export interface Pattern {
  readonly regex: RegExp;
  /** Checks what `regex` can't, such as whether a time zone exists. Used only in the content check. */
  readonly isValid?: (text: string) => boolean;
  readonly message: (text: string) => string;
  /** Message that the CMS shows after the words "This text". Omitted if the CMS itself prevents the error. */
  readonly cmsMessage?: string;
}

/** A `picture` is a path that starts with `/images/` or is relative to the content file. */
export interface TextField extends Common, Range {
  readonly type: "text" | "link" | "date" | "picture";
  readonly patterns?: readonly Pattern[];
}

/** A field whose value is the slug of another content item. */
interface ReferenceField extends Common {
  readonly type: "reference";
  /** GraphQL type of the referenced item. */
  readonly to: string;
  readonly requiredIf?: { readonly field: string; readonly is: string; readonly message: string };
}

export interface ChoiceField<Option extends string = string> extends Common {
  readonly type: "choice";
  readonly options: readonly Option[];
}

/** A whole number, unless `isDecimal` is true. */
export interface NumberField extends Common, Range {
  readonly type: "number";
  readonly options?: readonly number[];
  readonly isDecimal?: boolean;
}

interface FlagField extends Common {
  readonly type: "flag";
}

export interface ListField<Item = Field> extends Common, Range {
  readonly type: "list";
  readonly item: Item;
  /** Sorts the items by their `date` when they're read. */
  readonly newestFirst?: boolean;
  readonly rule?: { readonly test: (items: readonly unknown[]) => boolean; readonly message: string };
}

export interface Group<Fields = Readonly<Record<string, Field>>> extends Common {
  readonly type: "group";
  readonly fields: Fields;
  /** Name of the group's GraphQL type. Defaults to the parent type's name plus the field's name. */
  readonly graphqlType?: string;
}

/** The GraphQL types, JSON Schemas, CMS forms, and content check are all based on these fields. */
export type Field = TextField | ReferenceField | ChoiceField | NumberField | FlagField | ListField | Group;

export type ValueOf<F> =
  F extends ChoiceField<infer Option>
    ? Option
    : F extends NumberField
      ? number
      : F extends FlagField
        ? boolean
        : F extends ListField<infer Item>
          ? ValueOf<Item>[]
          : F extends Group<infer Fields>
            ? string extends keyof Fields
              ? Record<string, unknown>
              : ValuesOf<Fields>
            : string;

type ValuesOf<Fields> = {
  [Name in keyof Fields as Fields[Name] extends { optional: true } ? never : Name]: ValueOf<Fields[Name]>;
} & {
  // If a file omits an optional list, the field's value is an empty list.
  [Name in keyof Fields as Fields[Name] extends { optional: true } ? Name : never]:
    ValueOf<Fields[Name]> | (Fields[Name] extends ListField ? never : undefined);
};

export interface FieldValue {
  readonly path: DataPath;
  readonly value: unknown;
  readonly field: Field;
  /** Values of the group that contains the field. */
  readonly parent?: Readonly<Record<string, unknown>>;
}

/** Lists a field and all its nested fields, with their values. Parents come before children. */
export function valuesIn(field: Field, value: unknown, path: DataPath = []): FieldValue[] {
  const values: FieldValue[] = [{ path, value, field }];
  if (field.type === "list" && Array.isArray(value)) {
    for (const [index, item] of value.entries()) values.push(...valuesIn(field.item, item, [...path, index]));
  } else if (field.type === "group" && isRecord(value)) {
    for (const [name, inner] of Object.entries(field.fields)) {
      const [own, ...nested] = valuesIn(inner, value[name], [...path, name]);
      if (own !== undefined) values.push({ ...own, parent: value }, ...nested);
    }
  }
  return values;
}

/** Removes unknown keys, adds an empty list for each missing list, and sorts lists that are `newestFirst`. */
export function withoutUnknown(field: Field, value: unknown): unknown {
  if (field.type === "list") {
    const items = (Array.isArray(value) ? value : []).map((item) => withoutUnknown(field.item, item));
    return field.newestFirst ? items.sort((one, other) => dateOf(other).localeCompare(dateOf(one))) : items;
  }
  if (field.type !== "group" || !isRecord(value)) return value;
  const known = Object.entries(field.fields).map(([name, inner]) => [
    name,
    withoutUnknown(inner, value[name]),
  ]);
  return Object.fromEntries(known.filter(([, inner]) => inner !== undefined));
}

const dateOf = (item: unknown): string => (isRecord(item) ? String(item["date"]) : "");
