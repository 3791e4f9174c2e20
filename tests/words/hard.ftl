a-number = { $n ->
    [0] none
    [007] agent
    [-3] below { $n }
    [1.0] never
    [99999999999] vast
    [few] few { $n }
   *[other] { $x }, { $n }
    [one] one
}
a-text = At { $x ->
    [Sente] first
    [one] word
   *[1] else { $n ->
        [1] inner
       *[other] { $x }
    }
} end
a-lines =
    one { $x }
      two

    { $n } three
    .title =
        Long
        text { $x }
a-bare = { $x }
a-parts =
    .one = 1
    .two = { $x }{ $n }
    .one = other
a-bare = second
a-lines = second
    .other = second
a-late = { $n
a-late = the second
b-broken = { $n
b-after = y }
= z
b-last = z{ $x }
b-select = { $n ->
    [one] no default
}
-b-term = t
b-tab =
	tabbed
# b-comment = x
b-end = last
