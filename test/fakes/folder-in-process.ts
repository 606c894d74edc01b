import { FolderReplies } from "../../datasources/documents/folder-replies.ts";
import type { StartFolderThread } from "../../datasources/documents/folder-thread.ts";

/** Documents held in this thread, for folders of a few sentences: see `startInProcess`. */
export const startFolderInProcess: StartFolderThread = () => {
  const replies = new FolderReplies();
  return {
    isLost: false,
    hold: () => undefined,
    release: () => undefined,
    // Requests and replies are copies, as those of threads are.
    exchange: async (request) => structuredClone(await replies.replyTo(structuredClone(request))),
    end: async () => undefined,
  };
};
