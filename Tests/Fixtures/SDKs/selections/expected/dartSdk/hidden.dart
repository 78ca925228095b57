part of 'selections.dart';

class HiddenVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  HiddenVariablesBuilder(this._dataConnect);

  Deserializer<HiddenData> dataDeserializer = (dynamic json) => HiddenData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<QueryResult<HiddenData, void>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<HiddenData, void> ref() {
    return _dataConnect.query(
      'Hidden',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class HiddenFilms {
  final String title;

  HiddenFilms.fromJson(dynamic json) :
    title = nativeFromJson<String>(json['title']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final HiddenFilms otherTyped = other as HiddenFilms;
    return this.title == otherTyped.title;
  }

  @override
  int get hashCode => Object.hashAll([title.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['title'] = nativeToJson<String>(this.title);
    return json;
  }

  HiddenFilms({
    required this.title,
  });
}

@immutable
class HiddenRoles {

  HiddenRoles.fromJson(dynamic json);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    return true;
  }

  @override
  int get hashCode => Object.hashAll([]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    return json;
  }

  HiddenRoles();
}

@immutable
class HiddenData {
  final List<HiddenFilms> films;
  final List<HiddenRoles> roles;

  HiddenData.fromJson(dynamic json) :
    films = (json['films'] as List<dynamic>).map((e) => HiddenFilms.fromJson(e)).toList(),
    roles = (json['roles'] as List<dynamic>).map((e) => HiddenRoles.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final HiddenData otherTyped = other as HiddenData;
    return _equal(this.films, otherTyped.films) &&
        _equal(this.roles, otherTyped.roles);
  }

  @override
  int get hashCode => Object.hashAll([_hash(films), _hash(roles)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['films'] = this.films.map((e) => e.toJson()).toList();
    json['roles'] = this.roles.map((e) => e.toJson()).toList();
    return json;
  }

  HiddenData({
    required this.films,
    required this.roles,
  });
}
