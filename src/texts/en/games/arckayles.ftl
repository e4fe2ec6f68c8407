arckayles-name = Arc Kayles
arckayles-aliases = arc-kayles, edge-kayles
arckayles-summary = Choose an edge of a graph; both its ends are deleted.
arckayles-rules =
    A graph. A move: choose an edge. Both its ends go, with all their edges. A vertex without edges is dead.

    Type the edges: arckayles a-b b-c c-d. Type none when nothing is left. Type a move as the edge: b-c.

    Example: arckayles a-b b-c c-d. You play b-c and leave nothing: a and d have no edge left.
arckayles-ruling = Choose an edge. Both its ends are deleted.
arckayles-choose = choose the edge { $edge }
