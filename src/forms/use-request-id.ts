import { useCallback, useRef } from "react";
import { newRequestId } from "./request-id";

/**
 * Gives the id under which values are sent: the same one when the same values are sent again, so that a
 * retry makes no second mail; another one after an edit or a reset, which both make new values.
 */
export function useRequestId(): (values: object) => string {
  const last = useRef<{ readonly values: object; readonly id: string }>(undefined);
  return useCallback((values) => {
    const id = last.current?.values === values ? last.current.id : newRequestId();
    last.current = { values, id };
    return id;
  }, []);
}
