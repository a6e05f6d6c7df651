/* global Response -- part of the Workers runtime */

/** Replaces the preview of a closed pull request, because Cloudflare can't delete a preview's address. */
export default {
  fetch: () =>
    new Response("This preview was removed, because its pull request is closed.\n", {
      status: 410,
      headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" },
    }),
};
