part of 'generated.dart';

class GetBookVariablesBuilder {
  String id;

  final FirebaseDataConnect _dataConnect;

  GetBookVariablesBuilder(this._dataConnect, {required this.id});

  Deserializer<GetBookData> dataDeserializer = (dynamic json) => GetBookData.fromJson(jsonDecode(json));
  Serializer<GetBookVariables> varsSerializer = (GetBookVariables vars) => jsonEncode(vars.toJson());

  /// Runs it once.
  Future<QueryResult<GetBookData, GetBookVariables>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<GetBookData, GetBookVariables> ref() {
    return _dataConnect.query(
      'GetBook',
      dataDeserializer,
      varsSerializer,
      GetBookVariables(
        id: id,
      ),
    );
  }
}

@immutable
class GetBookBookAuthor {
  final String id;
  final String name;

  GetBookBookAuthor.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']),
    name = nativeFromJson<String>(json['name']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final GetBookBookAuthor otherTyped = other as GetBookBookAuthor;
    return this.id == otherTyped.id &&
        this.name == otherTyped.name;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode, name.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    json['name'] = nativeToJson<String>(this.name);
    return json;
  }

  GetBookBookAuthor({
    required this.id,
    required this.name,
  });
}

@immutable
class GetBookBook {
  final String id;
  final String title;
  final EnumValue<Shelf> shelf;
  final DateTime? published;
  final BigInt? copiesSold;
  final List<String>? tags;
  final GetBookBookAuthor author;

  GetBookBook.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']),
    title = nativeFromJson<String>(json['title']),
    shelf = shelfDeserializer(json['shelf']),
    published = json['published'] == null ? null : nativeFromJson<DateTime>(json['published']),
    copiesSold = json['copiesSold'] == null ? null : bigIntFromJson(json['copiesSold']),
    tags = json['tags'] == null ? null : (json['tags'] as List<dynamic>).map((e) => nativeFromJson<String>(e)).toList(),
    author = GetBookBookAuthor.fromJson(json['author']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final GetBookBook otherTyped = other as GetBookBook;
    return this.id == otherTyped.id &&
        this.title == otherTyped.title &&
        this.shelf == otherTyped.shelf &&
        this.published == otherTyped.published &&
        this.copiesSold == otherTyped.copiesSold &&
        _equal(this.tags, otherTyped.tags) &&
        this.author == otherTyped.author;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode, title.hashCode, shelf.hashCode, published.hashCode, copiesSold.hashCode, _hash(tags), author.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    json['title'] = nativeToJson<String>(this.title);
    json['shelf'] = shelfSerializer(this.shelf);
    if (this.published != null) {
      json['published'] = nativeToJson<DateTime>(this.published!);
    }
    if (this.copiesSold != null) {
      json['copiesSold'] = bigIntToJson(this.copiesSold!);
    }
    if (this.tags != null) {
      json['tags'] = this.tags!.map((e) => nativeToJson<String>(e)).toList();
    }
    json['author'] = this.author.toJson();
    return json;
  }

  GetBookBook({
    required this.id,
    required this.title,
    required this.shelf,
    this.published,
    this.copiesSold,
    this.tags,
    required this.author,
  });
}

@immutable
class GetBookData {
  final GetBookBook? book;

  GetBookData.fromJson(dynamic json) :
    book = json['book'] == null ? null : GetBookBook.fromJson(json['book']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final GetBookData otherTyped = other as GetBookData;
    return this.book == otherTyped.book;
  }

  @override
  int get hashCode => Object.hashAll([book.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.book != null) {
      json['book'] = this.book!.toJson();
    }
    return json;
  }

  GetBookData({
    this.book,
  });
}

@immutable
class GetBookVariables {
  final String id;

  @Deprecated('Variables are only sent.')
  GetBookVariables.fromJson(Map<String, dynamic> json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final GetBookVariables otherTyped = other as GetBookVariables;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  GetBookVariables({
    required this.id,
  });
}
