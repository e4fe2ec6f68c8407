shortened = { $begin }…{ $end }（{ $digits } 位）
