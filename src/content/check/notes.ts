import { buildDate } from "../files/build-settings";
import { type ContentFile } from "../files/content-file";
import { type Problem } from "../model/problem";

/** What is allowed, and seldom meant: a day in the future, and two items of a kind at one place. */
export function notesOn(files: readonly ContentFile[]): Problem[] {
  const today = buildDate();
  const atPlace = new Map<string, ContentFile>();
  return files.flatMap((file) => {
    const { kind, data } = file;
    const notes: Problem[] = [];
    const note = (field: "date" | "order", message: string) =>
      notes.push({ ...file.problemAt([field], message), isNote: true });
    const [date, order] = [data?.["date"], data?.["order"]];
    if ("date" in kind.shape.fields && typeof date === "string" && date > today) {
      note("date", `is ${date}, a day in the future: the site shows it all the same`);
    }
    if ("order" in kind.shape.fields && typeof order === "number") {
      const place = `${kind.type} ${order}`;
      const first = atPlace.get(place);
      if (first === undefined) atPlace.set(place, file);
      else note("order", `is ${order}, as in content/${first.path}: it is open which comes first`);
    }
    return notes;
  });
}
